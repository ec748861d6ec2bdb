import { accountFigures } from './account-figures.ts'
import type { Figure } from './figure.ts'
import { gunFigures } from './gun-figures.ts'
import { lineFigures } from './line-figures.ts'
import { orderFigures } from './order-figures.ts'
import { siteFigures } from './site-figures.ts'

const all = { ...orderFigures, ...lineFigures, ...accountFigures, ...gunFigures, ...siteFigures }

export type FigureName = keyof typeof all

/** Where figures come from. */
export type FigureSource = (typeof all)[FigureName]['source']

/** Every figure by its name, each defined in the file of its source. */
export const figures: Readonly<Record<FigureName, Figure>> = all

/** The names of all figures, those of one source together. */
export const figureNames = Object.keys(all) as [FigureName, ...FigureName[]]
