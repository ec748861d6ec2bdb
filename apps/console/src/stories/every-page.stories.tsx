import { screens } from '@ampdeck/api/menu/menu-tree'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { manifests } from '../pages/manifests.ts'
import { PageIdProvider } from '../shell/page-id.ts'
import { drawnAddress, drawnServer, failingServer } from './drawn-server.ts'
import { InConsole } from './in-console.tsx'
import { install } from './mock-server.ts'

const ROWS = 12
const everyRight = screens.flatMap(({ actions }) => actions)
const servers = { records: () => drawnServer(ROWS), empty: () => drawnServer(0), failing: failingServer }

const pages = manifests.map((manifest) => ({
  id: manifest.id,
  address: drawnAddress(manifest),
  View: lazyOf(manifest.view, 'Page'),
}))

interface EveryPageProps {
  /** Which page, by its id in the menu. */
  page: string
  server: keyof typeof servers
  /** Whether the user holds every action, or may only read. */
  mayAct: boolean
}

/** A page of the console with records that are drawn from the contract. */
function EveryPage({ page, server, mayAct }: EveryPageProps) {
  const [disconnect] = useState(() => install(servers[server]()))
  useEffect(() => disconnect, [disconnect])
  const found = pages.find(({ id }) => id === page)

  return found ? (
    <InConsole grants={mayAct ? everyRight : []} address={found.address}>
      <PageIdProvider value={found.id}>
        <found.View />
      </PageIdProvider>
    </InConsole>
  ) : null
}

/**
 * Every page of the console in every state, chosen by the controls below. That each is sound in all of them is tested
 * over all manifests (`tests/pages`).
 */
const meta = {
  title: 'Apps/Console/Every page',
  component: EveryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'operatingUnit', server: 'records', mayAct: true },
  argTypes: {
    page: { control: 'select', options: pages.map(({ id }) => id) },
    server: { control: 'inline-radio', options: Object.keys(servers) },
  },
  render: (args) => <EveryPage key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof EveryPage>

export default meta

export const Drawn: StoryObj<typeof meta> = {}
