import type { OperatingUnit } from '@ampdeck/api/config/operating-unit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, listStories, standardFields } from '../../../stories/list-stories.ts'
import { Page } from './operating-unit.page.tsx'

const rowOf = (id: number): OperatingUnit => ({
  ...standardFields(id),
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
