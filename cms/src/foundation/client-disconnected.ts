/** The client closed the connection before the exchange was complete. Not an error of the portal. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'
}
