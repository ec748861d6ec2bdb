import { join } from 'node:path'
import { createSystem } from '@chakra-ui/react/styled-system'
import { ampdeckConfig } from '../../packages/ui/src/foundation/theme/config.ts'
import { tokensCss } from '../../packages/ui/src/foundation/theme/tokens-css.ts'

const HEAD = `/*
 * Every colour, radius, shadow and type size of the product as a custom property. Generated from config.ts by
 * \`pnpm indexes\`: change it there.
 */
`

/** The static style sheet of `@ampdeck/ui`, from its Chakra system. */
export function tokensStyleSheet(folder: string): [path: string, text: string] {
  return [
    join(folder, 'src/foundation/theme/tokens.css'),
    `${HEAD}\n${tokensCss(createSystem(ampdeckConfig))}`,
  ]
}
