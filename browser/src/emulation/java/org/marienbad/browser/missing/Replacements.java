package org.marienbad.browser.missing;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Lets calls of methods that TeaVM does not know go to {@link Missing}, and a search pause wherever it asks whether it is cancelled.
 * Runs in the compiler, not in the browser.
 */
public final class Replacements implements TeaVMPlugin, ClassHolderTransformer {
    private static final MethodReference PAUSE =
            new MethodReference("org.marienbad.browser.BrowserWorker", "pause", ValueType.VOID);

    /** Class, name and types, with the object on which a method is called as the first parameter. */
    private final Set<String> known = new HashSet<>();

    /** For the compiler, which finds it by its interface. */
    public Replacements() {
        for (Method method : Missing.class.getDeclaredMethods()) {
            In in = method.getAnnotation(In.class);
            String owner = in == null ? method.getParameterTypes()[0].getName() : in.value();
            List<ValueType> types = new ArrayList<>(Arrays.stream(method.getParameterTypes())
                    .map(ValueType::parse)
                    .toList());
            types.add(ValueType.parse(method.getReturnType()));
            known.add(key(owner, method.getName(), types));
        }
    }

    private static String key(String owner, String name, List<ValueType> types) {
        return owner + "." + name + types;
    }

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(Missing.class.getName())) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        if (instruction instanceof InvokeInstruction call) {
                            pause(call);
                            replace(call);
                        }
                    }
                }
            }
        }
    }

    private static void pause(InvokeInstruction call) {
        boolean asks = call.getMethod().getName().equals("cancelled") && call.getInstance() != null;
        if (asks && call.getArguments().isEmpty()) {
            InvokeInstruction pause = new InvokeInstruction();
            pause.setType(InvocationType.SPECIAL);
            pause.setMethod(PAUSE);
            pause.setLocation(call.getLocation());
            call.insertPrevious(pause);
        }
    }

    private void replace(InvokeInstruction call) {
        MethodReference called = call.getMethod();
        List<ValueType> types = new ArrayList<>(Arrays.asList(called.getParameterTypes()));
        List<Variable> arguments = new ArrayList<>(call.getArguments());
        if (call.getInstance() != null) {
            types.add(0, ValueType.object(called.getClassName()));
            arguments.add(0, call.getInstance());
        }
        types.add(called.getReturnType());
        boolean views = called.getName().equals("byteArrayViewVarHandle");
        if (!views && !known.contains(key(called.getClassName(), called.getName(), types))) {
            return;
        }
        call.setInstance(null);
        call.setType(InvocationType.SPECIAL);
        String other = views ? "java.lang.invoke.VarHandle" : Missing.class.getName();
        call.setMethod(new MethodReference(other, called.getName(), types.toArray(new ValueType[0])));
        call.setArguments(arguments.toArray(new Variable[0]));
    }
}
