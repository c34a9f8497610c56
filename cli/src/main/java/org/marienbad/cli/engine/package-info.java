/** The engine: one JSON request a line, one JSON answer a line, for other programs. Described in docs/engine.md. */
package org.marienbad.cli.engine;
