/** The field of a version that names the open form it was saved from: a random id, which ends with the form. */
export const SAVED_FROM = 'savedFrom'
