/**
 * Where the focus goes closes no dialog; a press beside it does. When one dialog gives way to another, as a loading one
 * to a loaded one, the first hands the focus back to what opened it while the second is there already.
 */
export function stayOpen(event: { preventDefault(): void }): void {
  event.preventDefault()
}
