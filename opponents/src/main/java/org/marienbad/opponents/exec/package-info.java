/** Players that are processes on this machine and speak the engine protocol. */
package org.marienbad.opponents.exec;
