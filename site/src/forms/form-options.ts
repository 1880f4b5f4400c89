/** Every form checks when it is sent, not while one types, and leads to its mistakes by the summary above it. */
export const formOptions = { mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false } as const
