import { fileURLToPath } from 'node:url'

/** Where the builds of the apps and of the Storybook are put. */
export const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))
