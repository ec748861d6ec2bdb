import type { SystemContext } from '@chakra-ui/react/styled-system'
import { createContext } from 'react'

/** The system that an application passes to `ThemeProvider`. */
export const OwnSystem = createContext<SystemContext | undefined>(undefined)
