/** Networks as ONNX files, the form in which tools for networks exchange them. */
package org.marienbad.learn.onnx;
