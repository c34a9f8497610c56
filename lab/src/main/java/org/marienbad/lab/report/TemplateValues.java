package org.marienbad.lab.report;

import com.samskivert.mustache.DefaultCollector;
import com.samskivert.mustache.Mustache;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalDouble;
import org.marienbad.lab.statistics.Interval;

/**
 * Finds what a template names: a method or field of a value. Names behind a number or an interval are ways to write it.
 */
final class TemplateValues extends DefaultCollector {
    private final Numbers numbers;

    TemplateValues(Numbers numbers) {
        this.numbers = numbers;
    }

    /** An optional value is a section that is shown once or not at all. */
    @Override
    public Iterator<?> toIterator(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.stream().iterator();
        }
        return value instanceof OptionalDouble optional ? optional.stream().iterator() : super.toIterator(value);
    }

    @Override
    public Mustache.VariableFetcher createFetcher(Object context, String name) {
        if (context instanceof Number number) {
            return numbers.written(number, name).isEmpty()
                    ? null
                    : (value, way) -> numbers.written((Number) value, way).orElseThrow();
        }
        if (context instanceof Interval && name.equals("percent")) {
            return (value, way) -> numbers.interval((Interval) value);
        }
        return context instanceof String ? null : super.createFetcher(context, name);
    }
}
