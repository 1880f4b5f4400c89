/** Where staff find a payment; relative to the admin. */
export const paymentHref = ({ id }: { id: string }): string => `/collections/payments/${id}`

/** Where staff find a refund; relative to the admin. */
export const refundHref = ({ id }: { id: string }): string => `/collections/refunds/${id}`
