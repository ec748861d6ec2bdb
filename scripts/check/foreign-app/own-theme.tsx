import '@ampdeck/ui/theme/base.css'
import { Button } from '@ampdeck/ui/button'
import { DataTable } from '@ampdeck/ui/data-table'
import { Dialog } from '@ampdeck/ui/dialog'
import { TextInput } from '@ampdeck/ui/fields'
import { LanguageProvider } from '@ampdeck/ui/language'
import { ampdeckConfig, ThemeProvider } from '@ampdeck/ui/theme-provider'
import { createSystem } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, list } from './sites.ts'

/* Another team's colours, radii and fonts, given once. */

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

const system = createSystem(ampdeckConfig, {
  theme: {
    tokens: {
      fonts: { body: { value: 'Georgia, serif' } },
      radii: { control: { value: '0px' }, panel: { value: '0px' }, dialog: { value: '0px' } },
    },
    semanticTokens: {
      colors: {
        bg: { surface: both('#fffdf7', '#1a1518') },
        accent: {
          solid: both('#7a1f5c', '#a83a83'),
          hover: both('#63184a', '#95306f'),
          on: both('#ffffff', '#ffffff'),
          fg: both('#7a1f5c', '#e59aca'),
          mark: both('#a83a83', '#d071ae'),
          subtle: both('#f8ecf4', '#2c1a26'),
        },
      },
    },
  },
})

function Sites() {
  const [isAsking, setAsking] = useState(false)

  return (
    <main style={{ display: 'grid', gap: 16, maxWidth: 400, padding: 24 }}>
      <h1>Sites</h1>
      <TextInput label="Name" defaultValue="Shenzhen Airport" />
      <p>
        <Button look="primary" onClick={() => setAsking(true)}>
          Close a site
        </Button>
      </p>
      <DataTable label="Sites" unit={['site | sites', '站点']} list={list} columns={columns} />
      <Dialog
        open={isAsking}
        title="Close Shenzhen Airport?"
        onClose={() => setAsking(false)}
        footer={<Button look="primary">Close site</Button>}
      >
        Nobody can charge there until it is opened again.
      </Dialog>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ThemeProvider system={system}>
      <LanguageProvider language="en">
        <Sites />
      </LanguageProvider>
    </ThemeProvider>,
  )
