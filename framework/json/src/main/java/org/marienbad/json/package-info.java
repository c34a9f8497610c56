/** Pictures as JSON, for programs in other languages and for golden files. */
package org.marienbad.json;
