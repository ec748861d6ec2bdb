import { createContext } from 'react'

/** Where the help of the page is; without it a head offers none. */
export const PageHelp = createContext<string | undefined>(undefined)
