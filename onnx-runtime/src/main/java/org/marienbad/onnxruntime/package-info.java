/** Networks evaluated by ONNX Runtime. */
package org.marienbad.onnxruntime;
