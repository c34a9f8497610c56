/** Games being played: headless matches and interactive sessions, both handing players nothing but their own view. */
package org.marienbad.framework.match;
