/** Makes drawings of pictures: shapes, icons and words in the colors of a theme, which any screen can paint. */
package org.marienbad.drawing;
