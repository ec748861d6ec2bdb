import { bound } from './bound.tsx'
import { tidyCard } from './tidy.ts'
import { TidyInput } from './tidy-input.tsx'

/** A charging card: 1-18 word characters; the spaces of a paste fall away. */
export const CardField = bound<string>((props) => <TidyInput {...props} tidy={tidyCard} />)
