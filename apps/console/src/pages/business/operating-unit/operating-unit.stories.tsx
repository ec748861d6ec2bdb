import type { OperatingUnit } from '@ampdeck/api/config/operating-unit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, listStories } from '../../../stories/list-stories.ts'
import { Page } from './operating-unit.page.tsx'

const standard = { sellerId: 1, createUser: null, updateUser: null, version: 1 }
const rowOf = (id: number): OperatingUnit => ({
  ...standard,
  id,
  createTime: '2026-01-01 08:00:00',
  updateTime: '2026-06-30 18:20:00',
  name: `天际直营${id}`,
  nameEn: `Skyline Direct ${id}`,
  kind: 1,
  contact: '张伟',
  phone: '13900000001',
})
const server = (count: number) => listServer('config-service/operatingUnit', rowOf, count)

export default {
  title: 'Console/Operating units',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(12), grants: ['operatingUnit:query'], layout: 'fullscreen' },
} satisfies Meta

const { viewer, operator, empty, failing } = listStories('operatingUnit', server)
export const Viewer: StoryObj = viewer
export const Operator: StoryObj = operator
export const Empty: StoryObj = empty
export const Failing: StoryObj = failing
