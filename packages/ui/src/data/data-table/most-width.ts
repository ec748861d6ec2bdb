/** Pixels of a sign at most, in the table's type, bold: of what is no ASCII, and of an ASCII sign by its code. */
const OTHER_SIGN = 18
const signWidths = Array.from({ length: 127 }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (/[ .,:;'|!Iijl]/.test(sign)) return 4.5
  if (/[()/frt]/.test(sign)) return 5.3
  if (/[MWmw@%]/.test(sign)) return 13.6
  return /[A-Z&]/.test(sign) ? 10.1 : 8.45
})

/** Pixels that a text of a cell takes at most, by its signs: the page is not asked. */
export function mostWidth(text: string): number {
  let width = 0
  for (let nth = 0; nth < text.length; nth++) width += signWidths[text.charCodeAt(nth)] ?? OTHER_SIGN
  return width
}
