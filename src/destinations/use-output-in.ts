import { useCallback, useEffect, useState } from 'react';
import type { EmailOutput, ImageMode } from '../export';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { outputIn } from '../output/state/output-in';
import type { TakenForm } from '../output/state/take-away';

export type OutputInMaking =
  | { readonly status: 'making' }
  | { readonly status: 'failed' }
  | { readonly status: 'made'; readonly output: EmailOutput };

const MAKING: OutputInMaking = { status: 'making' };

/** The signature with its pictures travelling in a certain way, made while it is looked at, and a way to try again. */
export function useOutputIn(
  { compiler, form = 'whole' }: TakenForm,
  images: ImageMode,
): readonly [OutputInMaking, () => void] {
  const dispatch = useAppDispatch();
  const code = useAppSelector(({ signature: { present } }) => present.look.code);
  const [made, setMade] = useState(MAKING);
  const make = useCallback(() => {
    let isWanted = true;
    const settle = (next: OutputInMaking): void => {
      if (isWanted) setMade(next);
    };
    dispatch(outputIn(compiler, images, { form, code })).then(
      (output) => settle({ status: 'made', output }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
      setMade(MAKING);
    };
  }, [dispatch, compiler, form, images, code]);
  useEffect(make, [make]);
  const retry = useCallback(() => {
    setMade(MAKING);
    make();
  }, [make]);
  return [made, retry];
}
