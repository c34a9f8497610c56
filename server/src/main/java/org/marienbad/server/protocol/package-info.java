/** Requests and answers: values and words that know no room. */
package org.marienbad.server.protocol;
