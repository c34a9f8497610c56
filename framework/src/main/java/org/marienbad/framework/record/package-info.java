/** Games kept: a record says what was played and how; loading one means replaying it. */
package org.marienbad.framework.record;
