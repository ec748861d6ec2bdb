export { TagsField } from './tags-field.tsx'
export { TagsInput, type TagsInputProps, type TagsOptions } from './tags-input.tsx'
