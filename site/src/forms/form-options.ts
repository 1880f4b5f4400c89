/** Forms validate on submit only, and the error summary takes the focus instead of the first invalid field. */
export const formOptions = { mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false } as const
