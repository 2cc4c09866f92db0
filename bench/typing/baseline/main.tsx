import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a controlled field can be: what React and the browser take for themselves. */
function Baseline() {
  const [value, setValue] = useState('');
  return (
    <label>
      Full Name <input value={value} onChange={(event) => setValue(event.target.value)} />
    </label>
  );
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<Baseline />);
