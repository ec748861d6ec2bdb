/** The path of an address, as the menu writes it: without a query, and without a slash at its end. */
export function pathOf(address: string): string {
  // Those of the big screen are not the console's: they are kept as they stand.
  if (address.startsWith('/bigscreen')) return address
  return new URL(address, 'http://console').pathname.replace(/(.)\/$/, '$1')
}
