export { Glyph, type GlyphProps, type Tone } from './glyph.tsx'
export { glyphOf, type Mark } from './glyph-of.ts'
export type { GlyphName } from './shapes.tsx'
