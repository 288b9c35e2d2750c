import type { Dataset } from '../documents/dataset.ts'

/** What queries need of a dataset: its documents, and to be told of every change. */
export type ReadDataset = Pick<Dataset, 'name' | 'all' | 'familyOf' | 'onCommit'>
