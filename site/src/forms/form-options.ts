/**
 * Forms validate on submit; afterwards `useFixedErrors` removes errors as they are corrected. The error summary takes
 * the focus instead of the first invalid field.
 */
export const formOptions = { mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false } as const
