import { domToBlob } from 'modern-screenshot'

/** As sharp as the screens on which slides are shown. */
const SCALE = 2
/** What stands on the page and not in a picture: buttons, and the table for those who do not see the drawing. */
const LEFT_OUT = '[data-picture="none"], .visually-hidden'

/** A panel as a PNG, on the ground and in the letters of the page. */
export async function pictureOf(panel: HTMLElement): Promise<Blob> {
  const { backgroundColor } = getComputedStyle(panel)
  return domToBlob(panel, {
    scale: SCALE,
    type: 'image/png',
    backgroundColor: isSeen(backgroundColor) ? backgroundColor : groundBehind(panel),
    // A clone has the margins that browsers give its element.
    style: { margin: '0' },
    filter: (node) => !(node instanceof Element && node.matches(LEFT_OUT)),
    font: { cssText: await lettersOf(panel) },
  })
}

const isSeen = (colour: string) => !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(colour)

function groundBehind(element: Element): string {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const { backgroundColor } = getComputedStyle(above)
    if (isSeen(backgroundColor)) return backgroundColor
  }
  return '#fff'
}

/**
 * The loaded faces of the first family of the page, with their files inside: a picture loads nothing. Chinese is drawn
 * by the letters of the system, for its face has some hundred files.
 */
async function lettersOf(panel: Element): Promise<string> {
  const [family = ''] = getComputedStyle(panel).fontFamily.split(',')
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => keyOf(face.family, face.unicodeRange)),
  )
  const faces = [...document.styleSheets]
    .flatMap(facesIn)
    .filter(
      ({ style }) =>
        keyOf(style.getPropertyValue('font-family'), '') === keyOf(family, '') &&
        loaded.has(keyOf(style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range'))),
    )
  return (await Promise.all(faces.map(withFile))).join('\n')
}

const keyOf = (family: string, range: string) => `${family} ${range}`.replace(/["'\s]/g, '').toLowerCase()

/** Another site's style sheet may not be read. */
function facesIn(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
  } catch {
    return []
  }
}

async function withFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [written = '', address = ''] = /url\("?([^")]+)"?\)/.exec(cssText) ?? []
  const response = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI))
  return cssText.replace(written, `url("${await dataUrlOf(await response.blob())}")`)
}

function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(blob)
  return promise
}
