import type { View } from '../manifest.ts'

/** The code of this section's pages; read when the first of them is opened. */
export const views = import.meta.glob<View>('./**/*.page.tsx')
