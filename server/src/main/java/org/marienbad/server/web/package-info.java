/**
 * The way from the network to the rooms: HTTP and WebSocket by Jetty, the files of the page, limits, and who may ask.
 */
package org.marienbad.server.web;
