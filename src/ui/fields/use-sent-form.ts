import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form';
import { ApiFailure } from '#lib/api-failure.ts';
import type { Locale } from '#lib/locale.ts';

interface SentFormOptions<Form extends FieldValues, Out> {
  empty: Form;
  /** Judges the form when it is sent; without one, the rules given with each field do. */
  resolver?: Resolver<Form, unknown, Out>;
}

/**
 * A form judged when it is sent, by itself and then by the server, whose messages are shown as they are. Any change
 * takes all of them away: one fault may have come from two fields together.
 */
export function useSentForm<Form extends FieldValues, Out = Form>({ empty, resolver }: SentFormOptions<Form, Out>) {
  const form = useForm<Form, unknown, Out>({
    defaultValues: empty as DefaultValues<Form>,
    resolver,
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  // Every field has a value from the beginning: nothing is partial.
  const values = useWatch({ control: form.control }) as Form;
  const fault = (name: string): string | undefined =>
    get<object, { message?: string } | undefined>(errors, name)?.message;

  return {
    values,
    dirty: isDirty,
    sending: isSubmitting,
    hasFaults: Object.keys(errors).length > 0,
    /** The message of a field, or of one language of it. */
    fault,
    faults: (name: string): Record<Locale | '', string | undefined> => ({
      '': fault(name),
      zh: fault(`${name}.zh`),
      en: fault(`${name}.en`),
      vi: fault(`${name}.vi`),
    }),
    /** For a text field; it gets the focus when it is the first at fault. */
    bind: (name: Path<Form>, rules: RegisterOptions<Form, Path<Form>> = {}) => ({
      ...form.register(name, { ...rules, onChange: () => form.clearErrors() }),
      error: fault(name),
    }),
    /** For fields with a value of their own kind. */
    change(part: Partial<Form>): void {
      for (const [name, value] of Object.entries(part))
        form.setValue(name as Path<Form>, value as PathValue<Form, Path<Form>>, { shouldDirty: true });
      form.clearErrors();
    },
    /** What is there now, as if it had been opened with it. */
    begin: (values: Form) => form.reset(values),
    clearFaults: () => form.clearErrors(),
    /** Puts messages on fields by name, and the focus on the first. */
    blame(messages: Record<string, string>): void {
      for (const [at, [name, message]] of Object.entries(messages).entries())
        form.setError(name as Path<Form>, { type: 'server', message }, { shouldFocus: at === 0 });
    },
    /** `work` gets what the form holds, once nothing is at fault; what is pressed while it runs is ignored. */
    submit: (work: (values: Out) => Promise<unknown>) => (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      if (isSubmitting) return;
      form.clearErrors();
      void form.handleSubmit(async (values) => void (await work(values)))();
    },
  };
}

/** The messages of a refused call by field; null where it named none. */
export function faultsIn(error: unknown): Record<string, string> | null {
  return error instanceof ApiFailure && error.faults.length > 0 ? error.saidOf : null;
}
