import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { userPermission } from '@ampdeck/api/menu/permission-entry'
import { GrantsProvider } from '@ampdeck/ui/gate'
import { Messages } from '@ampdeck/ui/toast'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { menuOf } from '../menu/menu.ts'
import { MenuProvider } from '../menu/menu-context.ts'
import { install, type MockServer } from './mock-server.ts'

/** What a page's story says about the world around it. */
export interface ConsoleParameters {
  server: MockServer
  /** The action keys of the user; `<page>:*` grants all of a page's. */
  grants?: string[]
  /** The number of the user; without it nobody in particular. */
  userId?: number
  /** The page's address with its query. */
  address?: string
}

export type InConsoleProps = Pick<ConsoleParameters, 'grants' | 'userId' | 'address'> & {
  children: ReactNode
}

const menu = menuOf([...menuEntries(), userPermission])
const NONE: string[] = []

/** Draws a page as the console does: with menu, rights, address and data, but without the frame. */
export function InConsole({ grants = NONE, userId, address = '/', children }: InConsoleProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))

  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <GrantsProvider grants={grants} userId={userId}>
          <MenuProvider value={menu}>
            <main>{children}</main>
            <Messages />
          </MenuProvider>
        </GrantsProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** A page's story in the console of its parameters. */
export const inConsole: Decorator = (Story, { parameters }) => {
  const { grants, userId, address } = parameters as ConsoleParameters

  return (
    <InConsole grants={grants} userId={userId} address={address}>
      <Story />
    </InConsole>
  )
}

/** Puts the story's server in place of the network. */
export function withServer({ parameters }: { parameters: object }): () => void {
  return install((parameters as ConsoleParameters).server)
}
