/** Reports of tournaments for people: a page that needs no network, and tables for other programs. */
package org.marienbad.lab.report;
