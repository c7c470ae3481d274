import { tellFromCatalogue } from '../table/tell.ts';

export const tell = tellFromCatalogue('voms');
