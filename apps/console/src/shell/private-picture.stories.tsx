import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inConsole } from '../stories/in-console.tsx'
import { PictureLinks } from './picture-links.tsx'

const READABLE = '/config-service/picture/readable.gif'
const GONE = '/config-service/picture/gone.gif'
const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Gives one picture to whoever calls for it with a header of the client, as the server does. */
function withPictures(): () => void {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { url, headers } = new Request(input, init)
    const path = new URL(url).pathname
    if (path === READABLE && headers.has('accept-language')) return real(GIF)
    if (path === GONE)
      return Response.json({ code: 404, msg: 'There is no such call', data: null }, { status: 404 })
    return real(input, init)
  }
  return () => {
    globalThis.fetch = real
  }
}

/** Pictures of records are fetched as whoever is logged in; the page shows and opens what came. */
const meta = {
  title: 'Apps/Console/Pictures of records',
  component: PictureLinks,
  decorators: [inConsole],
  beforeEach: withPictures,
  args: { urls: [READABLE, GONE] },
} satisfies Meta<typeof PictureLinks>

export default meta

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [shown, gone] = canvas.getAllByRole('img')
    await waitFor(() => expect(shown).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBe(1))
    await expect(shown?.closest('a')?.href).toMatch(/^blob:/)
    // What cannot be read has its text, and leads nowhere.
    await expect(gone).not.toHaveAttribute('src')
    await expect(gone).toHaveAttribute('alt')
    await expect(gone?.closest('a')).not.toHaveAttribute('href')
  },
}
