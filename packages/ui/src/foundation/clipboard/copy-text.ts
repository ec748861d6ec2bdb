/** Puts a text on the clipboard; false where the browser does not let it. Works on pages without TLS too. */
export async function copyText(text: string): Promise<boolean> {
  // Pages without TLS have no clipboard of their own, but may copy what is selected.
  if (!navigator.clipboard) return copySelected(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.className = 'visually-hidden'
  area.readOnly = true
  area.value = text
  // Within an open dialog, which would take the focus back from outside of it.
  const holder = focused?.closest('[role="dialog"]') ?? document.body
  holder.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
