import type { PageId } from '@ampdeck/api/system/menu-tree'
import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failing as failures, type MockServer, pageOf } from './mock-server.ts'

/** The standard columns of a stored record. */
export function standardFields(id: number) {
  const times = { createTime: '2026-01-01 08:00:00', updateTime: '2026-06-30 18:20:00' }
  return { id, sellerId: 1, ...times, createUser: null, updateUser: null, version: 1 }
}

/** A server with this many rows of one resource. */
export function listServer<Row extends { id: number }>(
  resource: string,
  rowOf: (id: number) => Row,
  count: number,
): MockServer {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1))
  return {
    [`${resource}/page`]: pageOf(rows),
    [`${resource}/get`]: ({ id }) => rows.find((row) => row.id === id),
  }
}

/** The four states that every list screen has: read only, every right, no row, no answer. */
export function listStories(page: PageId, server: (count: number) => MockServer) {
  const paths = Object.keys(server(0))

  const viewer: StoryObj = {
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('grid')).toBeVisible()
      await expect(
        within(canvasElement).queryByRole('button', { name: /^(Add|新增|Edit|编辑|Delete|删除)$/ }),
      ).toBeNull()
    },
  }
  const operator: StoryObj = {
    parameters: { grants: [`${page}:*`] },
    play: async ({ canvasElement }) => {
      await expect(
        (await within(canvasElement).findAllByRole('button', { name: /^(Edit|编辑)/ })).length,
      ).toBeGreaterThan(0)
    },
  }
  const empty: StoryObj = { parameters: { server: server(0) } }
  const failing: StoryObj = {
    parameters: { server: failures(500, ...paths) },
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText(/The server went wrong/)).toBeVisible()
    },
  }
  return { viewer, operator, empty, failing }
}
