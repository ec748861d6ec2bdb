/** The host name under which a seller may have the console; an address or this machine is nobody's. */
export function brandedHost(hostname: string): string | undefined {
  const isNamed = /[a-z]/i.test(hostname) && !hostname.includes(':') && hostname !== 'localhost'
  return isNamed ? hostname : undefined
}
