import { APIError, type PayloadRequest } from 'payload'

/** Thrown by an endpoint of the admin: the session has ended, and what was typed stays in the form. */
export const signedOut = ({ t }: Pick<PayloadRequest, 't'>) => new APIError(t('error:notAllowedToPerformAction'), 401)
