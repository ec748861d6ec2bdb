export {
  type Density,
  type ListChange,
  type ListDefaults,
  type ListLayout,
  type ListRequest,
  listFilters,
  listLayout,
  listRequest,
  listSearch,
  PAGE_SIZES,
  type SortOrder,
  viewSearch,
} from './list-request.ts'
