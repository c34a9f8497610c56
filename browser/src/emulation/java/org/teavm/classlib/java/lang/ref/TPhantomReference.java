package org.teavm.classlib.java.lang.ref;

import java.lang.ref.ReferenceQueue;

/** Never comes into its queue: what it stands for is given back by those who know. */
public class TPhantomReference<T> {
    public TPhantomReference(T referent, ReferenceQueue<? super T> queue) {}

    public T get() {
        return null;
    }

    public void clear() {}
}
