import { menuEntries } from '@ampdeck/api/system/menu-tree'
import { GrantsProvider } from '@ampdeck/ui/gate'
import { Messages } from '@ampdeck/ui/toast'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { menuOf } from '../menu/menu.ts'
import { MenuProvider } from '../menu/menu-context.ts'
import { install, type MockServer } from './mock-server.ts'

/** What a page's story says about the world around it. */
export interface ConsoleParameters {
  server: MockServer
  /** The action keys of the user; `<page>:*` grants all of a page's. */
  grants?: string[]
  /** The page's address with its query. */
  address?: string
}

const menu = menuOf(menuEntries())

/** Draws a page as the console does: with menu, rights, address and data, but without the frame. */
export const inConsole: Decorator = (Story, { parameters }) => {
  const { grants = [], address = '/' } = parameters as ConsoleParameters

  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <GrantsProvider grants={grants}>
          <MenuProvider value={menu}>
            <main>
              <Story />
            </main>
            <Messages />
          </MenuProvider>
        </GrantsProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** Puts the story's server in place of the network. */
export function withServer({ parameters }: { parameters: object }): () => void {
  return install((parameters as ConsoleParameters).server)
}
