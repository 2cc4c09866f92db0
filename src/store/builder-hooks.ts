import { useDispatch, useSelector } from 'react-redux';
import type { BuilderDispatch, BuilderState } from './builder-state';

export const useBuilderDispatch = useDispatch.withTypes<BuilderDispatch>();
export const useBuilderSelector = useSelector.withTypes<BuilderState>();
