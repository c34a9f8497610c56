/** The documents of the repository as a static site: pages, a gallery, a search, and a check of every link. */
package org.marienbad.site;
