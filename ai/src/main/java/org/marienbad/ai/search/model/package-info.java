/** Trained models, which players use as evaluators and policies without knowing how they were made. */
package org.marienbad.ai.search.model;
